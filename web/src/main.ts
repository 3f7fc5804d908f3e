import "@fontsource/cinzel/latin-700.css";
import "@fontsource/marcellus/latin-400.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import { loadLanguage } from "./speech";
import { reloadOnce } from "./state/fresh";

addEventListener("vite:preloadError", reloadOnce);

document.documentElement.lang = await loadLanguage();
// Only now: what the page draws reads its words as it is loaded.
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });
