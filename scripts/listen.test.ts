/** @jest-environment node */
import { createServer } from "node:http";
import { listen } from "./listen";

test("the error for a taken port names the port, the server and the remedy", async () => {
  const server = createServer();
  const port = await listen(server, 0, "the site");

  await expect(listen(createServer(), port, "the inbox")).rejects.toThrow(
    `Port ${port} for the inbox is taken. Stop the other program and start again.`,
  );
  server.close();
});
