import { mount } from "svelte";
import App from "./App.svelte";
import { awaitGesture } from "./lib/sound";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const place = document.getElementById("app");
if (!place) throw new Error("index.html lost its #app");
awaitGesture();
mount(App, { target: place });
