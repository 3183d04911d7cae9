export { finish as finalise } from "../export/finish";
