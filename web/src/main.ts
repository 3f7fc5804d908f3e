import "@fontsource/cinzel/latin-700.css";
import "@fontsource/marcellus/latin-400.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import { reloadOnce } from "./state/fresh";
import { loadLanguage } from "./text";

addEventListener("vite:preloadError", reloadOnce);

document.documentElement.lang = await loadLanguage();
// Only now: what the page draws reads its words as it is loaded.
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });
