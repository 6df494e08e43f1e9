import Image from '@tiptap/extension-image'
import { ownFileView } from './own-file-view.ts'

/** A picture out of the academy's own files. */
export const Picture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const picture = document.createElement('img')
      picture.alt = (node.attrs['alt'] as string | null) ?? ''
      return ownFileView(picture, node.attrs['src'])
    }
  },
}).configure({ inline: false, allowBase64: false })
