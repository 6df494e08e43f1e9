import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { directionOf, type TextLanguage } from '#platform/shared/text.ts'
import { registerSanitizer } from '../../signed-in/page-security.ts'
import { mergeTextWords } from '../../text/merge-text.ts'
import { useLanguage } from '../../text.ts'
import { sanitize } from '../../ui/texts/sanitize.ts'
import { toast } from '../../ui/toast.ts'
import classes from '../rich-text/editor.module.css'
import { mergeExtensions } from './extensions.ts'
import { withFields, withMarks } from './merge-field.ts'
import own from './merge-text.module.css'
import { MergeToolbar } from './MergeToolbar.tsx'
import type { MergeFieldOffer, MergePicture } from './parts.ts'

// The editor reads its HTML through a sink that the page's policy watches.
registerSanitizer(sanitize)

/** What is pasted may be far longer than a letter; reading it would hold the page. */
const mostPasted = 200_000

type InsertField = (field: string) => void
export interface MergeTextEditorProps {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly label: string
  readonly describedBy?: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
  readonly rows: number
  readonly language: TextLanguage
  readonly fields: readonly MergeFieldOffer[]
  readonly pictures: readonly MergePicture[] | null
  /** Told when the cursor comes into this text, with what puts a merge field there. */
  readonly onActive?: ((insert: InsertField) => void) | undefined
  /** Told the same once, when the text can be written. */
  readonly onReady?: ((insert: InsertField) => void) | undefined
}

const insertInto =
  (editor: Editor): InsertField =>
  (name) =>
    void editor.chain().focus().insertContent({ type: 'mergeField', attrs: { name } }).run()

export default function MergeTextEditor(props: MergeTextEditorProps) {
  const { value, onChange, onBlur, onActive, onReady, disabled, language, fields, pictures } = props
  const { name = '', label, describedBy, invalid, rows } = props
  const shown = useLanguage()
  const given = useRef(value)
  const handlers = useRef({ onChange, onBlur, onActive, onReady })
  handlers.current = { onChange, onBlur, onActive, onReady }
  const words = mergeTextWords(shown)
  const names = JSON.stringify(fields)
  const places = JSON.stringify(pictures ?? [])
  const extensions = useMemo(() => {
    const known = new Map((JSON.parse(names) as MergeFieldOffer[]).map((field) => [field.name, field.label]))
    return mergeExtensions(
      { labelOf: (field) => known.get(field) ?? null, unknown: words.unknownField, className: own['chip']! },
      { pictures: JSON.parse(places) as MergePicture[] },
    )
  }, [names, places, words])

  const editor = useEditor(
    {
      extensions,
      content: withFields(given.current),
      editable: !disabled,
      // Every block carries its direction, so that the text is right wherever it is shown.
      textDirection: directionOf(language),
      injectCSS: false,
      // At once in a browser; where there is none it would warn of it at every drawing.
      immediatelyRender: typeof window !== 'undefined',
      onUpdate: ({ editor: now }) => {
        const html = now.isEmpty ? '' : withMarks(now.getHTML())
        given.current = html
        handlers.current.onChange(html)
      },
      onCreate: ({ editor: now }) => handlers.current.onReady?.(insertInto(now)),
      onFocus: ({ editor: now }) => handlers.current.onActive?.(insertInto(now)),
      onBlur: () => handlers.current.onBlur?.(),
      editorProps: {
        handlePaste: (_view, event) => {
          const { clipboardData } = event
          const long = ['text/html', 'text/plain'].some(
            (type) => (clipboardData?.getData(type).length ?? 0) > mostPasted,
          )
          if (long) toast.failed(words.pasteTooLong)
          return long
        },
      },
    },
    [extensions, language],
  )

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          role: 'textbox',
          lang: language,
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-invalid': String(invalid),
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(name && { 'data-name': name }),
          style: `min-block-size: ${rows * 1.6}rem`,
        },
      },
    })
  }, [editor, name, label, describedBy, invalid, rows, language])

  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled])

  // A value that did not come from here: the form was reset, or another version was put into it.
  useEffect(() => {
    if (!editor || value === given.current) return
    given.current = value
    editor.commands.setContent(withFields(value), { emitUpdate: false })
  }, [editor, value])

  if (!editor) return null
  return (
    <div className={classes['editor']} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <MergeToolbar editor={editor} disabled={disabled} label={label} fields={fields} pictures={pictures} />
      <EditorContent editor={editor} className={`${classes['content']} ${own['content']}`} />
    </div>
  )
}
