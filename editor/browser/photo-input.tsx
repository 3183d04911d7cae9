import { useState } from "react";
import type { InputProps } from "./inputs";
import { request } from "./request";
import { StatusLine } from "./status-line";

/** Edits a slot for a photo. The photo has its own Save button, which stores it with its text alternative. */
export function PhotoInput({ id, value, onSaved, messages }: InputProps) {
  const [alt, setAlt] = useState("");
  const [file, setFile] = useState<File>();
  const [isStored, setIsStored] = useState(false);
  const [error, setError] = useState("");
  async function store() {
    const bytes = new Uint8Array(await file!.arrayBuffer());
    const data = btoa(
      bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""),
    );
    setError("");
    try {
      await request("photo", { id, data, alt });
      setIsStored(true);
      await onSaved();
    } catch (reason) {
      setError((reason as Error).message);
    }
  }
  return (
    <>
      {typeof value === "string" && (
        <img className="photo" src={value} alt="" />
      )}
      <p>{messages.consent}</p>
      <label>
        {messages.photo}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </label>
      <label>
        {messages.alt}
        <textarea
          rows={3}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </label>
      <StatusLine isError text={error} />
      <StatusLine text={isStored ? messages.saved : ""} />
      <button
        type="button"
        className="primary"
        disabled={file === undefined}
        onClick={() => void store()}
      >
        {messages.save}
      </button>
    </>
  );
}
