/** @jest-environment node */
import { flightFrom, readFlight } from "./flight";
import { islandExpression, islandsIn } from "./islands";
import { pageFrom } from "./page";

const sources = new Map([["Form", "/form.client.tsx"]]);
const rows = [
  `1:"$Sreact.fragment"`,
  `2:I[7,["a.js"],"Form"]`,
  `3:I[8,["a.js"],"OutletBoundary"]`,
  `:HL["/a.css","style"]`,
  `4:["$","b",null,{"children":"$$5"}]`,
  `0:["$","main",null,{"children":["$","$L2",null,{"id":"x","gone":"$undefined","first":"$L4","text":"$6","same":"$4:props:children","children":[["$","$1","key",{"children":[1,null,true]}],"$L4"]}]}]`,
  `6:T7,a\nকথ`,
].join("\n");

test("finds the islands and writes them down as an expression", () => {
  const long = rows.replace(
    "T7,",
    `T${Buffer.byteLength("a\nকথ").toString(16)},`,
  );
  const flight = flightFrom(long);

  const [island] = islandsIn(flight, sources);

  expect(island?.name).toBe("Form");
  expect(islandExpression(island!, flight)).toBe(
    `jsx(Form, {"id":"x","first":jsx("b",{"children":"$5"}),"text":"a\\nকথ","same":"$5","children":[jsx(Fragment,{"children":[1,null,true]},"key"),jsx("b",{"children":"$5"})]})`,
  );
});

test("leaves Next's own components out, and stops at an unknown one", () => {
  const page = `0:["$","$L1",null,{}]\n`;
  const own = flightFrom(`1:I[1,[],"OutletBoundary"]\n${page}`);
  const unknown = flightFrom(`1:I[1,[],"Map"]\n${page}`);

  expect(islandsIn(own, sources)).toEqual([]);
  expect(() => islandsIn(unknown, sources)).toThrow("Map is not exported");
});

test.each([
  ["a promise", `"$@4"`, "not known"],
  ["a missing row", `"$L99"`, "missing"],
  ["an island inside", `["$","$L2",null,{}]`, "islands inside islands"],
])("stops at %s inside an island", (_, value, message) => {
  const flight = flightFrom(
    `2:I[7,[],"Form"]\n0:["$","$L2",null,{"children":${value}}]\n`,
  );
  const [island] = islandsIn(flight, sources);

  expect(() => islandExpression(island!, flight)).toThrow(message);
});

test("says so when a page has been finalised already", () => {
  const page = pageFrom("index.html", "<p>Words</p>");

  expect(() => readFlight(page)).toThrow("finalised already");
});

test("joins the pieces that Next writes as inline scripts", () => {
  const page = pageFrom(
    "index.html",
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"2:I[7,[],\\"Form\\"]\\n0:[\\"$\\",\\"$"])</script><script>self.__next_f.push([1,"L2\\",null,{\\"id\\":\\"x\\"}]\\n"])</script>`,
  );

  expect(islandsIn(readFlight(page), sources)).toEqual([
    { name: "Form", props: { id: "x" } },
  ]);
});
