import { createContext, use } from "react";
import type * as api from "../api";

export type State = Awaited<ReturnType<typeof api.state>>;

/** What every part of the editor's page needs. */
type EditorContext = {
  readonly state: State;
  readonly page: string;
  readonly language: string;
  /** Shows a page, and the panel of a field in it. */
  readonly open: (page: string, language: string, field?: string) => Promise<void>;
  /** Shows the state after a change, and the page as it is then. */
  readonly showState: (state: State) => void;
  readonly refresh: () => Promise<void>;
};

export const EditorContext = createContext<EditorContext | undefined>(undefined);

/** What every part of the page needs. */
export const useEditor = (): EditorContext => use(EditorContext)!;

/** The title of a page by its path. */
export const titleOf = ({ pages }: State, path: string | undefined) =>
  pages.find((page) => page.path === path)?.title;

/** The name of a language by its code. */
export const languageName = ({ languages }: State, language: string) =>
  languages.find(({ code }) => code === language)?.name;
