import { mergeAttributes, Node } from '@tiptap/core'
import { pictureAt } from '#platform/shared/letters/merge-text.ts'
import type { MergePicture } from './parts.ts'

export interface AcademyPictureOptions {
  readonly pictures: readonly MergePicture[]
}

/** A picture of the academy's, named by its place: the text always shows the one that stands there. */
export const AcademyPicture = Node.create<AcademyPictureOptions>({
  name: 'academyPicture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ pictures: [] }),
  addAttributes() {
    return { src: { default: null }, alt: { default: '' }, width: { default: null } }
  },
  parseHTML() {
    return [{ tag: 'img[src^="picture:"]' }]
  },
  renderHTML: ({ HTMLAttributes: { src, alt, width } }) => ['img', mergeAttributes({ src, alt, width })],
  addNodeView() {
    return ({ node }) => {
      const { src, alt, width } = node.attrs as { src: string | null; alt: string; width: string | number | null }
      const place = pictureAt(src)
      const address = this.options.pictures.find((each) => each.place === place)?.address
      const picture = document.createElement('img')
      picture.alt = alt
      if (address) picture.src = address
      if (width) picture.width = Number(width)
      return { dom: picture }
    }
  },
})
