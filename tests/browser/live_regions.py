"""What a screen reader would have said: every text of a live region, in order."""

LISTEN = """(() => {
  const REGION = "[aria-live=polite], [aria-live=assertive], [role=status]";
  const heard = (window.heard = []);
  let open = new Set();

  // A sheet that is open shuts out everything outside of it, and nobody listens to what is hidden.
  function isOpen(region) {
    const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
    return region.checkVisibility() && !region.closest("[inert]") && (!sheet || sheet.contains(region));
  }
  function changed(record) {
    return record.type === "characterData" ? [record.target] : [...record.addedNodes];
  }
  // A region that comes with its text is silent: it speaks what comes to it after it stood there.
  function listen(records) {
    const nodes = new Set(records.flatMap(changed).filter((node) => node.isConnected));
    for (const node of nodes) {
      const parent = node.parentElement;
      const region = parent?.closest(REGION);
      const text = (node.textContent ?? "").trim();
      const inside = [...nodes].some((other) => other !== node && other.contains(node));
      if (text && open.has(region) && !inside) heard.push(text);
    }
    open = new Set([...document.querySelectorAll(REGION)].filter(isOpen));
  }
  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
})()"""

HEARD = "window.heard"
