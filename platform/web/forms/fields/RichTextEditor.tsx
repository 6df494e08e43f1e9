import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { directionOf } from '#platform/shared/text.ts'
import { registerSanitizer } from '../../signed-in/page-security.ts'
import { useLanguage } from '../../text.ts'
import { useSentence } from '../../ui/states/ErrorState.tsx'
import { sanitize } from '../../ui/texts/sanitize.ts'
import { toast } from '../../ui/toast.ts'
import classes from '../rich-text/editor.module.css'
import { extensions } from '../rich-text/extensions.ts'
import { insertMedium, mediaIn } from '../rich-text/insert-medium.ts'
import { Toolbar } from '../rich-text/Toolbar.tsx'

// The editor reads its HTML through a sink that the page's policy watches.
registerSanitizer(sanitize)

export interface RichTextEditorProps {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly label: string
  readonly describedBy?: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
  readonly rows: number
  readonly upload?: string
}

export default function RichTextEditor({ value, onChange, onBlur, disabled, upload, ...props }: RichTextEditorProps) {
  const direction = directionOf(useLanguage())
  const sentence = useSentence()
  const given = useRef(value)
  const handlers = useRef({ onChange, onBlur, sentence })
  handlers.current = { onChange, onBlur, sentence }

  const send = (files: File[], at?: number) => {
    for (const file of files) {
      insertMedium(editor!, file, upload, at).catch((problem: unknown) =>
        toast.failed(handlers.current.sentence(problem)),
      )
    }
    return files.length > 0
  }
  const editor = useEditor(
    {
      extensions,
      content: value,
      editable: !disabled,
      // Every block carries its direction, so that the text is right in mails and in print too.
      textDirection: direction,
      injectCSS: false,
      // At once in a browser; where there is none it would warn of it at every drawing.
      immediatelyRender: typeof window !== 'undefined',
      onUpdate: ({ editor: now }) => {
        const html = now.isEmpty ? '' : now.getHTML()
        given.current = html
        handlers.current.onChange(html)
      },
      onBlur: () => handlers.current.onBlur?.(),
      editorProps: {
        handlePaste: (_view, event) => send(mediaIn(event.clipboardData, upload)),
        handleDrop: (view, event) =>
          send(mediaIn(event.dataTransfer, upload), view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      },
    },
    [direction],
  )

  const { name = '', label, describedBy, invalid, rows } = props
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-invalid': String(invalid),
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(name && { 'data-name': name }),
          style: `min-block-size: ${rows * 1.6}rem`,
        },
      },
    })
  }, [editor, name, label, describedBy, invalid, rows])

  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled])

  // A value that did not come from here: the form was reset or read anew.
  useEffect(() => {
    if (!editor || value === given.current) return
    given.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (!editor) return null
  return (
    <div className={classes['editor']} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <Toolbar editor={editor} disabled={disabled} upload={upload} />
      <EditorContent editor={editor} className={classes['content']} />
    </div>
  )
}
