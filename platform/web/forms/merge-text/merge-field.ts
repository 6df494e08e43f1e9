import { mergeAttributes, Node, nodeInputRule, nodePasteRule } from '@tiptap/core'

export interface MergeFieldOptions {
  /** What a field is called; null: there is none of this name. */
  readonly labelOf: (name: string) => string | null
  readonly unknown: string
  readonly className: string
}

const stored = /\{\{\s*([A-Za-z]+)\s*\}\}/g
// Without a group of their own: a rule would replace that part alone.
const typed = /\{\{\s*[A-Za-z]+\s*\}\}$/
const pasted = /\{\{\s*[A-Za-z]+\s*\}\}/g
const nameOf = ([mark]: RegExpMatchArray) => ({ name: mark!.replace(/[^A-Za-z]/g, '') })

/** A merge field in the text: one piece that the cursor passes, in its words `{{name}}`, shown by what it is called. */
export const MergeField = Node.create<MergeFieldOptions>({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labelOf: () => null, unknown: '', className: '' }),
  addAttributes() {
    return { name: { default: '', parseHTML: (element) => element.getAttribute('data-field') ?? '' } }
  },
  parseHTML() {
    return [{ tag: 'span[data-field]' }]
  },
  renderHTML: ({ node }) => ['span', { 'data-field': String(node.attrs['name']) }, `{{${String(node.attrs['name'])}}}`],
  renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
  addNodeView() {
    return ({ node }) => {
      const { labelOf, unknown, className } = this.options
      const name = String(node.attrs['name'])
      const label = labelOf(name)
      const chip = document.createElement('bdi')
      const attributes = mergeAttributes(
        { class: className, 'data-merge-field': name },
        label === null ? { 'data-unknown': '', title: unknown } : {},
      )
      for (const [key, value] of Object.entries(attributes)) chip.setAttribute(key, String(value))
      chip.textContent = label ?? `${name} (${unknown})`
      return { dom: chip }
    }
  },
  addInputRules() {
    return [nodeInputRule({ find: typed, type: this.type, getAttributes: nameOf })]
  },
  addPasteRules() {
    return [nodePasteRule({ find: pasted, type: this.type, getAttributes: nameOf })]
  },
})

/** Stored merge text as the editor reads it. */
export const withFields = (html: string): string => html.replace(stored, '<span data-field="$1"></span>')

/** What the editor wrote as merge text: its fields in their words alone. */
export const withMarks = (html: string): string => html.replace(/<span data-field="[A-Za-z]*">([^<]*)<\/span>/g, '$1')
