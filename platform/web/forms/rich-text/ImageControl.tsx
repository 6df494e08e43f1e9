import { Loader } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useFilePick } from '../../ui/files/useFilePick.tsx'
import { useKit } from '../../ui/useKit.ts'
import { insertMedium, typesFor } from './insert-medium.ts'
import { ToolButton } from './ToolButton.tsx'

export function ImageControl(props: { editor: Editor; disabled: boolean; upload: string | undefined }) {
  const { editor, disabled, upload } = props
  const kit = useKit()
  const pick = useFilePick(typesFor(upload).join(','), (file) => insertMedium(editor, file, upload))
  return (
    <>
      <ToolButton
        label={pick.going ? kit('editor.imageGoing') : kit(upload ? 'editor.medium' : 'editor.image')}
        disabled={disabled || pick.going}
        onClick={pick.open}
      >
        {pick.going ? <Loader size="1rem" /> : <IconPhoto size="1.125rem" stroke={1.6} />}
      </ToolButton>
      {pick.input}
    </>
  )
}
