import Image from '@tiptap/extension-image'
import { ownFileId } from '../../own-file.ts'
import { fetchFile } from '../../ui/files.ts'

/**
 * A picture out of the academy's own files. Its address is kept as the server stores it, and the bytes are fetched
 * with the bearer, which an `img` element would not send.
 */
export const Picture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const picture = document.createElement('img')
      picture.alt = (node.attrs['alt'] as string | null) ?? ''
      const id = ownFileId(node.attrs['src'] as string | null)
      let address = ''
      let gone = false
      if (id !== null) {
        void fetchFile(id).then(
          (blob) => {
            if (gone) return
            address = URL.createObjectURL(blob)
            picture.src = address
          },
          () => undefined,
        )
      }
      const destroy = () => {
        gone = true
        if (address) URL.revokeObjectURL(address)
      }
      return { dom: picture, destroy }
    }
  },
}).configure({ inline: false, allowBase64: false })
