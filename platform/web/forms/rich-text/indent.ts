import { Extension } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    indent: { indent: (step: 1 | -1) => ReturnType }
  }
}

const width = 3
const most = 8

/** Moves paragraphs and headings in from the start of the line, 3 em a step; a list item goes one level deeper instead. */
export const Indent = Extension.create({
  name: 'indent',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => Math.round(Number.parseFloat(element.style.marginInlineStart) / width) || 0,
            renderHTML: ({ indent }) => (indent ? { style: `margin-inline-start: ${indent * width}em` } : {}),
          },
        },
      },
    ]
  },
  addCommands() {
    return {
      indent:
        (step) =>
        ({ state, tr, commands, editor, dispatch }) => {
          if (editor.isActive('listItem')) {
            return step > 0 ? commands.sinkListItem('listItem') : commands.liftListItem('listItem')
          }
          let changed = false
          state.doc.nodesBetween(state.selection.from, state.selection.to, (node, position) => {
            if (node.type.name !== 'paragraph' && node.type.name !== 'heading') return
            const now = (node.attrs['indent'] as number | undefined) ?? 0
            const next = Math.max(0, Math.min(most, now + step))
            if (next === now) return
            tr.setNodeAttribute(position, 'indent', next)
            changed = true
          })
          if (changed) dispatch?.(tr)
          return changed
        },
    }
  },
})
