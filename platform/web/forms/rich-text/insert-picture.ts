import type { Editor } from '@tiptap/react'
import { downloadAddress } from '../../own-file.ts'
import { uploadFile } from '../../ui/files.ts'

const field = 'richTextImage'

/** Sends the picture and puts it where the cursor is; its name without the ending is its description. */
export async function insertPicture(editor: Editor, file: File, at?: number): Promise<void> {
  const stored = await uploadFile(field, file, () => undefined).done
  const picture = { type: 'image', attrs: { src: downloadAddress(stored.ID), alt: file.name.replace(/\.[^.]+$/, '') } }
  const position = at ?? editor.state.selection.to
  editor.chain().focus().insertContentAt(Math.min(position, editor.state.doc.content.size), picture).run()
}

/** The pictures among what was dropped or pasted. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter((file) => /^image\/(png|jpeg|webp)$/.test(file.type))
