import { TableKit } from '@tiptap/extension-table/kit'
import TextAlign from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { AcademyPicture, type AcademyPictureOptions } from './academy-picture.ts'
import { MergeField, type MergeFieldOptions } from './merge-field.ts'

/** What a merge text holds: what `cleanMergeText` of the server lets through, and nothing else. */
export const mergeExtensions = (field: MergeFieldOptions, picture: AcademyPictureOptions) => [
  StarterKit.configure({
    // The letter's title is its first heading.
    heading: { levels: [2, 3, 4] },
    undoRedo: { depth: 100, newGroupDelay: 100 },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['https', 'mailto', 'tel'] },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end', 'justify'] }),
  TableKit.configure({ table: { resizable: false } }),
  MergeField.configure(field),
  AcademyPicture.configure(picture),
]
