import { IconBraces, IconPhoto, IconTable } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { pictureAddress, pictureWidths } from '#platform/shared/letters/merge-text.ts'
import { useFormat } from '../../format.tsx'
import { mergeTextWords, tableSteps, type TableStep } from '../../text/merge-text.ts'
import { useLanguage } from '../../text.ts'
import { useKit } from '../../ui/useKit.ts'
import { buttonGroups, type ButtonControl } from '../rich-text/controls.tsx'
import classes from '../rich-text/editor.module.css'
import { LinkControl } from '../rich-text/LinkControl.tsx'
import { ToolButton } from '../rich-text/ToolButton.tsx'
import { toolbarKeys } from '../rich-text/toolbar-keys.ts'
import { ToolChoice } from '../rich-text/ToolChoice.tsx'
import type { MergeFieldOffer, MergePicture } from './parts.ts'
import { ToolList } from './ToolList.tsx'

const shown: readonly (readonly ButtonControl['key'][])[] = [
  ['bold', 'italic', 'underline'],
  ['bulletList', 'orderedList'],
  ['fromRight', 'fromLeft'],
  ['alignStart', 'alignCenter', 'alignEnd'],
  ['undo', 'redo'],
]
const controls = new Map(buttonGroups.flat().map((control) => [control.key, control]))
const groups = shown.map((keys) => keys.map((key) => controls.get(key)!))

const onTable: Readonly<Record<TableStep, (editor: Editor) => unknown>> = {
  insert: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  rowAfter: (editor) => editor.chain().focus().addRowAfter().run(),
  columnAfter: (editor) => editor.chain().focus().addColumnAfter().run(),
  headerRow: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  dropRow: (editor) => editor.chain().focus().deleteRow().run(),
  dropColumn: (editor) => editor.chain().focus().deleteColumn().run(),
  drop: (editor) => editor.chain().focus().deleteTable().run(),
}

interface MergeToolbarProps {
  readonly editor: Editor
  readonly disabled: boolean
  readonly label: string
  readonly fields: readonly MergeFieldOffer[]
  /** Null: the text takes none, and there is no button for them. */
  readonly pictures: readonly MergePicture[] | null
}

/** The toolbar of merge texts: one stop of the Tab key, then arrow keys in the direction that is seen. */
export function MergeToolbar({ editor, disabled, label, fields, pictures }: MergeToolbarProps) {
  const kit = useKit()
  const format = useFormat()
  const words = mergeTextWords(useLanguage())
  const bar = useRef<HTMLDivElement>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: groups
        .flat()
        .filter((control) => control.active?.(now))
        .map((control) => control.key),
      heading: ([2, 3, 4] as const).find((level) => now.isActive('heading', { level })) ?? 0,
      link: now.isActive('link'),
      table: now.isActive('table'),
      picture: now.isActive('academyPicture'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const button = (control: ButtonControl) => (
    <ToolButton
      key={control.key}
      label={kit(`editor.${control.key}`)}
      active={state.active.includes(control.key)}
      disabled={disabled || (control.key === 'undo' && !state.undo) || (control.key === 'redo' && !state.redo)}
      onClick={() => control.run(editor)}
    >
      {control.icon}
    </ToolButton>
  )
  const group = (index: number) => <div className={classes['group']}>{groups[index]?.map(button)}</div>
  const pictureItems = state.picture
    ? [
        ...Object.entries(pictureWidths).map(([key, width]) => ({
          key,
          label: words.widths[key as keyof typeof pictureWidths],
          run: () => void editor.chain().focus().updateAttributes('academyPicture', { width }).run(),
        })),
        { key: 'remove', label: words.removePicture, run: () => void editor.chain().focus().deleteSelection().run() },
      ]
    : (pictures ?? []).map(({ place }) => ({
        key: place,
        label: words.pictures[place],
        run: () => {
          const attrs = { src: pictureAddress(place), alt: words.pictures[place], width: widthOf(place) }
          editor.chain().focus().insertContent({ type: 'academyPicture', attrs }).run()
        },
      }))
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`${kit('editor.toolbar')}${format.colon}${label}`}
      className={classes['toolbar']}
      onKeyDown={toolbarKeys(bar)}
    >
      <div className={classes['group']}>
        <ToolChoice
          first
          label={kit('editor.heading', { level: '' }).trim()}
          disabled={disabled}
          value={String(state.heading)}
          data={[
            { value: '0', label: kit('editor.paragraph') },
            ...[2, 3, 4].map((level) => ({ value: String(level), label: kit('editor.heading', { level: level - 1 }) })),
          ]}
          onChange={(value) => {
            const level = Number(value) as 0 | 2 | 3 | 4
            const chain = editor.chain().focus()
            if (level === 0) chain.setParagraph().run()
            else chain.setHeading({ level }).run()
          }}
        />
      </div>
      {group(0)}
      {group(1)}
      {group(2)}
      {group(3)}
      <div className={classes['group']}>
        <ToolList
          label={words.field}
          icon={<IconBraces size="1.125rem" stroke={1.6} />}
          disabled={disabled}
          items={fields.map(({ name, label: said }) => ({
            key: name,
            label: said,
            run: () => void editor.chain().focus().insertContent({ type: 'mergeField', attrs: { name } }).run(),
          }))}
        />
        <LinkControl editor={editor} disabled={disabled} active={state.link} />
        <ToolList
          label={words.table}
          icon={<IconTable size="1.125rem" stroke={1.6} />}
          disabled={disabled}
          active={state.table}
          items={tableSteps
            .filter((step) => (step === 'insert') !== state.table)
            .map((step) => ({ key: step, label: words.tableSteps[step], run: () => void onTable[step](editor) }))}
        />
        {pictures && (
          <ToolList
            label={words.picture}
            icon={<IconPhoto size="1.125rem" stroke={1.6} />}
            disabled={disabled}
            active={state.picture}
            items={pictureItems}
            empty={words.noPictures}
          />
        )}
      </div>
      {group(4)}
    </div>
  )
}

const widthOf = (place: MergePicture['place']) => (place === 'logo' ? pictureWidths.small : pictureWidths.full)
