import { mergeAttributes, Node } from '@tiptap/core'
import { ownFileId } from '../../own-file.ts'
import { fetchFile } from '../../ui/files.ts'

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
      const id = ownFileId(node.attrs['src'] as string | null)
      let address = ''
      let gone = false
      if (id !== null) {
        void fetchFile(id).then(
          (blob) => {
            if (gone) return
            address = URL.createObjectURL(blob)
            sound.src = address
          },
          () => undefined,
        )
      }
      const destroy = () => {
        gone = true
        if (address) URL.revokeObjectURL(address)
      }
      return { dom: sound, destroy }
    }
  },
})
