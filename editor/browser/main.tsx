import { createRoot } from "react-dom/client";
import { Editor } from "./editor";

createRoot(document.getElementById("editor")!).render(<Editor />);
