import { mergeAttributes, Node } from '@tiptap/core'
import { ownFileView } from './own-file-view.ts'

/** A sound out of the academy's own files, kept and fetched as pictures are. */
export const Sound = Node.create({
  name: 'sound',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { src: { default: null } }
  },
  parseHTML() {
    return [{ tag: 'audio[src]' }]
  },
  renderHTML({ HTMLAttributes }) {
    return ['audio', mergeAttributes({ src: HTMLAttributes['src'] as string | null })]
  },
  addNodeView() {
    return ({ node }) => {
      const sound = document.createElement('audio')
      sound.controls = true
      return ownFileView(sound, node.attrs['src'])
    }
  },
})
