import Subscript from '@tiptap/extension-subscript'
import Superscript from '@tiptap/extension-superscript'
import TextAlign from '@tiptap/extension-text-align'
import { TextStyleKit } from '@tiptap/extension-text-style'
import StarterKit from '@tiptap/starter-kit'
import { Indent } from './indent.ts'
import { Picture } from './picture.ts'
import { Sound } from './sound.ts'

/** What can be written: the toolbar of specification §9, and an undo history of 100 steps, a new one after 100 ms. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    undoRedo: { depth: 100, newGroupDelay: 100 },
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['https', 'mailto', 'tel'] },
  }),
  TextStyleKit.configure({ lineHeight: false, backgroundColor: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end', 'justify'] }),
  Subscript,
  Superscript,
  Picture,
  Sound,
  Indent,
]
