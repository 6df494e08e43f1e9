import type { Editor } from '@tiptap/react'
import { downloadAddress } from '../../ui/files/own-file.ts'
import { uploadFile } from '../../ui/files/files.ts'

const usualField = 'richTextImage'
const pictures = ['image/png', 'image/jpeg', 'image/webp']
const sounds = ['audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/x-wav', 'audio/mp4', 'audio/x-m4a']

/** What may be put into the text: sounds only where the text has an upload field of its own. */
export const typesFor = (upload: string | undefined): readonly string[] =>
  upload === undefined ? pictures : [...pictures, ...sounds]

/**
 * Sends the file and puts it where the cursor is. Its name without the ending describes a picture, but not in a text
 * with a field of its own: there the name may say what must not be known.
 */
export async function insertMedium(editor: Editor, file: File, upload?: string, at?: number): Promise<void> {
  const stored = await uploadFile(upload ?? usualField, file, () => undefined).done
  const src = downloadAddress(stored.ID)
  const alt = upload === undefined ? file.name.replace(/\.[^.]+$/, '') : ''
  const medium = file.type.startsWith('audio/')
    ? { type: 'sound', attrs: { src } }
    : { type: 'image', attrs: { src, alt } }
  const position = at ?? editor.state.selection.to
  editor.chain().focus().insertContentAt(Math.min(position, editor.state.doc.content.size), medium).run()
}

/** The pictures and sounds among what was dropped or pasted. */
export const mediaIn = (data: DataTransfer | null, upload: string | undefined): File[] =>
  [...(data?.files ?? [])].filter((file) => typesFor(upload).includes(file.type))
