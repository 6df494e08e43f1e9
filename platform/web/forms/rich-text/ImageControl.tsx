import { Loader } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useSentence } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/toast.ts'
import { useKit } from '../../ui/useKit.ts'
import classes from './editor.module.css'
import { insertMedium, typesFor } from './insert-medium.ts'
import { ToolButton } from './ToolButton.tsx'

export function ImageControl(props: { editor: Editor; disabled: boolean; upload: string | undefined }) {
  const { editor, disabled, upload } = props
  const kit = useKit()
  const sentence = useSentence()
  const input = useRef<HTMLInputElement>(null)
  const [going, setGoing] = useState(false)
  const send = async (file: File) => {
    setGoing(true)
    try {
      await insertMedium(editor, file, upload)
    } catch (problem) {
      toast.failed(sentence(problem))
    } finally {
      setGoing(false)
    }
  }
  return (
    <>
      <ToolButton
        label={going ? kit('editor.imageGoing') : kit(upload ? 'editor.medium' : 'editor.image')}
        disabled={disabled || going}
        onClick={() => input.current?.click()}
      >
        {going ? <Loader size="1rem" /> : <IconPhoto size="1.125rem" stroke={1.6} />}
      </ToolButton>
      <input
        ref={input}
        type="file"
        accept={typesFor(upload).join(',')}
        className={classes['file']}
        hidden
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
    </>
  )
}
