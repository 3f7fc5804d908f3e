import "@fontsource/cinzel/latin-700.css";
import "@fontsource/marcellus/latin-400.css";
import "../src/theme/tokens.css";
import "../src/theme/base.css";
import { mount } from "svelte";
import { loadLanguage, loadSpeech } from "../src/speech";

await loadLanguage();
await Promise.all(["atlantis", "rising"].map(loadSpeech));
const { default: Gallery } = await import("./Gallery.svelte");
mount(Gallery, { target: document.getElementById("app")! });
