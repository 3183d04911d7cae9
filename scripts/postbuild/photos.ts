export { isPhoto } from "../export/photo-files";
