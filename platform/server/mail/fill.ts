import { escapeHtml } from '#platform/shared/html.ts'

type Fields = Readonly<Record<string, string>>
const mark = /\{\{(\w+)\}\}/g

/** A text of ours with its fields as HTML: both are escaped, and each field keeps its own direction. */
export const fillHtml = (text: string, fields: Fields): string =>
  escapeHtml(text).replace(mark, (_, name: string) => `<bdi>${escapeHtml(fields[name] ?? '')}</bdi>`)

/** The same as plain text. */
export const fillText = (text: string, fields: Fields): string =>
  text.replace(mark, (_, name: string) => fields[name] ?? '')
