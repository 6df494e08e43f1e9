import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconUnderline,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import type { ComponentType, ReactNode } from 'react'
import type { KitKey } from '../../ui/useKit.ts'
import classes from './editor.module.css'

export interface ButtonControl {
  /** Key of its words under `editor`. */
  readonly key: EditorKey
  readonly icon: ReactNode
  readonly run: (editor: Editor) => void
  readonly active?: (editor: Editor) => boolean
}
type EditorKey = Extract<KitKey, `editor.${string}`> extends `editor.${infer Key}` ? Key : never

type Icon = ComponentType<{ size?: string | number; stroke?: number; className?: string }>
const drawn = (Drawn: Icon) => <Drawn size="1.125rem" stroke={1.6} />
/** For what points along the line: turned in right-to-left pages. */
const turned = (Drawn: Icon) => (
  <Drawn size="1.125rem" stroke={1.6} {...(classes['turned'] && { className: classes['turned'] })} />
)

type Chain = ReturnType<ReturnType<Editor['chain']>['focus']>
const chained = (step: (chain: Chain) => Chain) => (editor: Editor) => void step(editor.chain().focus()).run()
const is =
  (name: string, attributes: Record<string, unknown> = {}) =>
  (editor: Editor) =>
    editor.isActive(name, attributes)
const has = (attributes: Record<string, unknown>) => (editor: Editor) => editor.isActive(attributes)

export const buttonGroups: readonly (readonly ButtonControl[])[] = [
  [
    { key: 'bold', icon: drawn(IconBold), run: chained((chain) => chain.toggleBold()), active: is('bold') },
    { key: 'italic', icon: drawn(IconItalic), run: chained((chain) => chain.toggleItalic()), active: is('italic') },
    {
      key: 'underline',
      icon: drawn(IconUnderline),
      run: chained((chain) => chain.toggleUnderline()),
      active: is('underline'),
    },
    {
      key: 'strike',
      icon: drawn(IconStrikethrough),
      run: chained((chain) => chain.toggleStrike()),
      active: is('strike'),
    },
    { key: 'code', icon: drawn(IconCode), run: chained((chain) => chain.toggleCode()), active: is('code') },
    {
      key: 'subscript',
      icon: drawn(IconSubscript),
      run: chained((chain) => chain.toggleSubscript()),
      active: is('subscript'),
    },
    {
      key: 'superscript',
      icon: drawn(IconSuperscript),
      run: chained((chain) => chain.toggleSuperscript()),
      active: is('superscript'),
    },
  ],
  [
    {
      key: 'quote',
      icon: drawn(IconBlockquote),
      run: chained((chain) => chain.toggleBlockquote()),
      active: is('blockquote'),
    },
    {
      key: 'bulletList',
      icon: turned(IconList),
      run: chained((chain) => chain.toggleBulletList()),
      active: is('bulletList'),
    },
    {
      key: 'orderedList',
      icon: drawn(IconListNumbers),
      run: chained((chain) => chain.toggleOrderedList()),
      active: is('orderedList'),
    },
    { key: 'indent', icon: turned(IconIndentIncrease), run: chained((chain) => chain.indent(1)) },
    { key: 'outdent', icon: turned(IconIndentDecrease), run: chained((chain) => chain.indent(-1)) },
  ],
  [
    {
      key: 'fromRight',
      icon: drawn(IconTextDirectionRtl),
      run: chained((chain) => chain.setTextDirection('rtl')),
      active: has({ dir: 'rtl' }),
    },
    {
      key: 'fromLeft',
      icon: drawn(IconTextDirectionLtr),
      run: chained((chain) => chain.setTextDirection('ltr')),
      active: has({ dir: 'ltr' }),
    },
  ],
  [
    {
      key: 'alignStart',
      icon: turned(IconAlignLeft),
      run: chained((chain) => chain.setTextAlign('start')),
      active: has({ textAlign: 'start' }),
    },
    {
      key: 'alignCenter',
      icon: drawn(IconAlignCenter),
      run: chained((chain) => chain.setTextAlign('center')),
      active: has({ textAlign: 'center' }),
    },
    {
      key: 'alignEnd',
      icon: turned(IconAlignRight),
      run: chained((chain) => chain.setTextAlign('end')),
      active: has({ textAlign: 'end' }),
    },
    {
      key: 'alignJustify',
      icon: drawn(IconAlignJustified),
      run: chained((chain) => chain.setTextAlign('justify')),
      active: has({ textAlign: 'justify' }),
    },
  ],
  [
    { key: 'undo', icon: turned(IconArrowBackUp), run: chained((chain) => chain.undo()) },
    { key: 'redo', icon: turned(IconArrowForwardUp), run: chained((chain) => chain.redo()) },
  ],
]
