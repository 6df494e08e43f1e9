import { escapeHtml } from '../html.ts'
import { pointAfter } from '../text.ts'

const mark = /\{\{\s*([A-Za-z]+)\s*\}\}/g
/** The same with the point of the sentence that it ends. */
const markAndPoint = /\{\{\s*([A-Za-z]+)\s*\}\}(\.?)/g
/** Codes and numbers: left to right and on one line in a text of either direction. */
const codes = new Set(['class', 'code', 'number', 'serial'])

/** Words of people and of the catalogue, which may be in another language than the text around them. */
const typed = new Set([
  'academy',
  'askedBy',
  'contact',
  'course',
  'courses',
  'description',
  'exam',
  'name',
  'otherName',
  'reason',
  'report',
  'track',
])

/** The names of the marks that a template holds. */
export const marksIn = (template: string): string[] => [...template.matchAll(mark)].map(([, name]) => name!)

/**
 * Puts the fields in place of their `{{name}}` marks. There are no expressions; a mark without a field becomes
 * nothing. `html` takes merge text as it is stored, in whose words alone marks stand, and escapes the fields; `text` takes
 * plain text and removes line ends so that the result can stand in a mail header.
 */
export function fill(template: string, fields: Readonly<Record<string, string>>, as: 'html' | 'text'): string {
  const around = as === 'html' ? template : template.replace(/[\r\n]+/g, ' ')
  return around.replace(markAndPoint, (_, name: string, written: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name]! : ''
    const point = pointAfter(value, written)
    if (as === 'text') return value.replace(/[\r\n]+/g, ' ') + point
    if (value === '') return point
    if (codes.has(name)) return `<span dir="ltr" style="white-space:nowrap">${escapeHtml(value)}</span>${point}`
    return (typed.has(name) ? `<span dir="auto">${escapeHtml(value)}</span>` : escapeHtml(value)) + point
  })
}
