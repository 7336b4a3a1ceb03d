import { mount } from "svelte";
import App from "./App.svelte";

const place = document.getElementById("app");
if (!place) throw new Error("index.html lost its #app");
mount(App, { target: place });
