import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { useKit } from '../../ui/useKit.ts'
import { ColorControl } from './ColorControl.tsx'
import { buttonGroups, type ButtonControl } from './controls.tsx'
import classes from './editor.module.css'
import { ImageControl } from './ImageControl.tsx'
import { LinkControl } from './LinkControl.tsx'
import { ToolButton } from './ToolButton.tsx'
import { toolbarKeys } from './toolbar-keys.ts'
import { ToolChoice } from './ToolChoice.tsx'

const fonts = ['Arial', 'Tahoma', 'Times New Roman', 'Courier New']
const sizes = [
  ['small', '12px'],
  ['large', '20px'],
  ['huge', '28px'],
] as const

/** The toolbar: one stop of the Tab key, then arrow keys in the direction that is seen. */
export function Toolbar(props: { editor: Editor; disabled: boolean; upload: string | undefined }) {
  const { editor, disabled, upload } = props
  const kit = useKit()
  const bar = useRef<HTMLDivElement>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: buttonGroups
        .flat()
        .filter((control) => control.active?.(now))
        .map((control) => control.key),
      heading: ([1, 2, 3, 4, 5, 6] as const).find((level) => now.isActive('heading', { level })) ?? 0,
      font: (now.getAttributes('textStyle')['fontFamily'] as string | undefined) ?? '',
      size: (now.getAttributes('textStyle')['fontSize'] as string | undefined) ?? '',
      link: now.isActive('link'),
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
  const group = (index: number) => <div className={classes['group']}>{buttonGroups[index]?.map(button)}</div>
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={kit('editor.toolbar')}
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
            ...[1, 2, 3, 4, 5, 6].map((level) => ({ value: String(level), label: kit('editor.heading', { level }) })),
          ]}
          onChange={(value) => {
            const level = Number(value) as 0 | 1 | 2 | 3 | 4 | 5 | 6
            const chain = editor.chain().focus()
            if (level === 0) chain.setParagraph().run()
            else chain.setHeading({ level }).run()
          }}
        />
        <ToolChoice
          label={kit('editor.font')}
          disabled={disabled}
          value={state.font}
          data={[
            { value: '', label: kit('editor.defaultFont') },
            ...[...new Set([...fonts, state.font])].filter(Boolean).map((font) => ({ value: font, label: font })),
          ]}
          onChange={(font) => {
            const chain = editor.chain().focus()
            if (font) chain.setFontFamily(font).run()
            else chain.unsetFontFamily().run()
          }}
        />
        <ToolChoice
          label={kit('editor.size')}
          disabled={disabled}
          value={state.size}
          data={[
            { value: '', label: kit('editor.normal') },
            ...sizes.map(([key, value]) => ({ value: value as string, label: kit(`editor.${key}`) })),
            ...(state.size && !sizes.some(([, value]) => value === state.size)
              ? [{ value: state.size, label: state.size }]
              : []),
          ]}
          onChange={(size) => {
            const chain = editor.chain().focus()
            if (size) chain.setFontSize(size).run()
            else chain.unsetFontSize().run()
          }}
        />
      </div>
      {group(0)}
      {group(1)}
      {group(2)}
      {group(3)}
      <div className={classes['group']}>
        <ColorControl editor={editor} disabled={disabled} />
        <LinkControl editor={editor} disabled={disabled} active={state.link} />
        <ImageControl editor={editor} disabled={disabled} upload={upload} />
      </div>
      {group(4)}
    </div>
  )
}
