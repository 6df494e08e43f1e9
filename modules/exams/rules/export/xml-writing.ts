/** Text for XML 1.0, which knows no control characters but tab and line ends. */
export const xmlText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

export type Attributes = Readonly<Record<string, string | number | undefined>>

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('')

/** An element of these attributes with this content, which is XML already. */
export const element = (name: string, attributes: Attributes = {}, ...content: readonly string[]): string =>
  content.length === 0
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${content.join('')}</${name}>`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
