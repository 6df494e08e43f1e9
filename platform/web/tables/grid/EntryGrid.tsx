import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type At, moved } from './moves.ts'
import { pastedCells } from './pasted.ts'
import classes from './EntryGrid.module.css'

export interface GridLine {
  readonly key: number | string
  readonly head: ReactNode
}

export interface GridCell {
  readonly shown: ReactNode
  /** What is said of it to whoever does not see its look. */
  readonly said?: string | undefined
  /** `unsaved`: not at the server yet; `unsettled`: something is to be chosen or corrected. */
  readonly look?: 'unsaved' | 'unsettled' | undefined
  readonly readOnly?: boolean | undefined
}

export interface GridEditing {
  /** What the field begins with. */
  readonly textOf: (at: At) => string
  readonly labelOf: (at: At) => string
  /** Whether the cell takes what is typed; every one that is not read only where not said. */
  readonly may?: (at: At) => boolean
  /** Whether a key begins to type over the cell. */
  readonly begins: (key: string, at: At) => boolean
  /** What was typed, on its way to the next cell; also where nothing was changed. */
  readonly onCommit: (at: At, text: string) => void
}

export interface EntryGridProps {
  readonly label: string
  /** Heads the names. */
  readonly corner: ReactNode
  readonly rows: readonly GridLine[]
  readonly columns: readonly GridLine[]
  readonly cell: (at: At) => GridCell
  /** Read beside each row, behind its cells. */
  readonly after?: { readonly head: ReactNode; readonly cell: (row: number) => ReactNode }
  /** A key on a cell; true where it was understood. */
  readonly onKey?: (at: At, event: KeyboardEvent) => boolean
  /** A press on a cell that the keyboard was on already, or by finger. */
  readonly onPress?: (at: At) => void
  readonly editing?: GridEditing
  /** Cells of a spreadsheet, from this cell on. */
  readonly onPaste?: (at: At, cells: readonly (readonly string[])[]) => void
  /** Where the keyboard arrives, and what is in sight at first. */
  readonly first?: At
  /** The field of a cell: numbers on phones' keyboards. */
  readonly inputMode?: 'decimal' | 'numeric'
}

const cellUnder = ({ target }: { readonly target: EventTarget }): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-row]')

interface Edited {
  readonly at: At
  readonly text: string
  /** All of it is chosen, so that typing replaces it. */
  readonly all: boolean
}

/**
 * A dense sheet of entries on the keyboard: one stop, arrows, Home and End, Enter down and Tab onwards as in a
 * spreadsheet; typing begins to edit, F2 too, Escape leaves it as it was. Names and heads stay in sight.
 */
export function EntryGrid(props: EntryGridProps) {
  const { label, corner, rows, columns, cell, after, editing, inputMode = 'decimal' } = props
  const table = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<At>(props.first ?? { row: 0, column: 0 })
  const [edited, show] = useState<Edited | null>(null)
  // Leaving the field, by a key or by its going, commits once.
  const live = useRef<Edited | null>(null)
  const setEdited = (next: Edited | null) => {
    live.current = next
    show(next)
  }
  const wantsFocus = useRef(false)
  const wasActive = useRef(false)
  const here = {
    row: Math.min(active.row, Math.max(rows.length - 1, 0)),
    column: Math.min(active.column, Math.max(columns.length - 1, 0)),
  }
  const cellAt = ({ row, column }: At) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)

  useEffect(() => {
    if (props.first) cellAt(props.first)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  useEffect(() => {
    if (!wantsFocus.current || edited) return
    wantsFocus.current = false
    cellAt(here)?.focus()
  })

  const go = (to: At) => {
    wantsFocus.current = true
    setActive(to)
  }
  const toKey = (event: KeyboardEvent) =>
    moved(
      here,
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey },
      {
        rows: rows.length,
        columns: columns.length,
        rtl: table.current !== null && getComputedStyle(table.current).direction === 'rtl',
      },
    )
  const edit = (at: At, text?: string) => {
    if (!editing || cell(at).readOnly || editing.may?.(at) === false) return
    wantsFocus.current = false
    setEdited({ at, text: text ?? editing.textOf(at), all: text === undefined })
  }
  const commit = () => {
    const { current } = live
    if (!current) return
    setEdited(null)
    editing?.onCommit(current.at, current.text)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return
    if (edited) {
      if (event.key === 'Escape') {
        setEdited(null)
        wantsFocus.current = true
      } else if (['Enter', 'Tab', 'ArrowUp', 'ArrowDown'].includes(event.key)) {
        const to = toKey(event)
        commit()
        // At the end of the grid Tab goes on as everywhere.
        if (to === null) return
        go(to)
      } else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (!event.altKey && props.onKey?.(here, event)) {
      event.preventDefault()
      return
    }
    const to = toKey(event)
    if (to) go(to)
    else if (event.key === 'F2') edit(here)
    else if (editing && (event.key === 'Delete' || event.key === 'Backspace')) edit(here, '')
    else if (editing && !event.ctrlKey && !event.metaKey && !event.altKey && editing.begins(event.key, here))
      edit(here, event.key)
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const isBlock = /[\t\r\n]/.test(text.trimEnd())
    if (!props.onPaste || (edited && !isBlock)) return
    event.preventDefault()
    setEdited(null)
    wantsFocus.current = true
    props.onPaste(here, pastedCells(text))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (!editing || edited || !getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', editing.textOf(here))
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const under = cellUnder(event)
    if (!under) return
    const at = { row: Number(under.dataset['row']), column: Number(under.dataset['column']) }
    if (edited && edited.at.row === at.row && edited.at.column === at.column) return
    commit()
    go(at)
    // The first press of a mouse chooses the cell, the next one acts, as that of a finger does.
    const byFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!wasActive.current && !byFinger) return
    if (props.onPress) props.onPress(at)
    else edit(at)
  }

  return (
    <div className={classes['scroll']}>
      <div
        ref={table}
        role="grid"
        aria-label={label}
        className={classes['grid']}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => (wasActive.current = document.activeElement === cellUnder(event))}
        onClick={onClick}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <div role="rowgroup" className={classes['heads']}>
          <div role="row" className={classes['row']}>
            <div role="columnheader" className={classes['corner']}>
              {corner}
            </div>
            {columns.map((column) => (
              <div key={column.key} role="columnheader" className={classes['head']}>
                {column.head}
              </div>
            ))}
            {after && (
              <div role="columnheader" className={classes['head']}>
                {after.head}
              </div>
            )}
          </div>
        </div>
        <div role="rowgroup" className={classes['body']}>
          {rows.map((line, row) => (
            <div key={line.key} role="row" className={classes['row']}>
              <div role="rowheader" className={classes['name']}>
                {line.head}
              </div>
              {columns.map((column, at) => {
                const { shown, said, look, readOnly } = cell({ row, column: at })
                const isHere = here.row === row && here.column === at
                const isEdited = edited !== null && edited.at.row === row && edited.at.column === at
                return (
                  <div
                    key={column.key}
                    role="gridcell"
                    data-row={row}
                    data-column={at}
                    data-look={look}
                    data-edited={isEdited || undefined}
                    data-closed={readOnly || undefined}

                    tabIndex={isHere && !isEdited ? 0 : -1}
                    className={classes['cell']}
                    onFocus={() => (isHere ? undefined : setActive({ row, column: at }))}
                  >
                    {isEdited ? (
                      <Field
                        label={editing!.labelOf({ row, column: at })}
                        text={edited.text}
                        all={edited.all}
                        inputMode={inputMode}
                        onText={(text) => setEdited({ ...edited, text })}
                        onLeave={commit}
                      />
                    ) : (
                      <>
                        {shown}
                        {said && <span className={classes['hidden']}>{said}</span>}
                      </>
                    )}
                  </div>
                )
              })}
              {after && (
                <div role="gridcell" className={classes['after']}>
                  {after.cell(row)}
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Field(props: {
  label: string
  text: string
  /** All of it is chosen, so that typing replaces it. */
  all: boolean
  inputMode: 'decimal' | 'numeric'
  onText: (text: string) => void
  onLeave: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    if (props.all) input.current?.select()
  }, [])
  return (
    <input
      ref={input}
      className={classes['field']}
      aria-label={props.label}
      inputMode={props.inputMode}
      autoComplete="off"
      value={props.text}
      onChange={(event) => props.onText(event.currentTarget.value)}
      onBlur={props.onLeave}
    />
  )
}
