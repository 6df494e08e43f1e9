import { useEffect, useRef } from 'react'
import type { Hit, HitGroup } from './palette-groups.tsx'
import classes from './Palette.module.css'

interface PaletteResultsProps {
  id: string
  label: string
  groups: readonly HitGroup[]
  active: number
  idOf: (index: number) => string
  onMark: (key: string) => void
  onFollow: (address: string) => void
}

/** The list under the field. The focus stays in the field; the marked line is told by `aria-activedescendant`. */
export function PaletteResults({ id, label, groups, active, idOf, onMark, onFollow }: PaletteResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  let index = 0
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={classes['list']}
      data-empty={groups.length === 0 || undefined}
    >
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} role="presentation" className={classes['heading']}>
            <bdi>{group.heading}</bdi>
          </div>
          {group.hits.map((hit) => {
            const own = index++
            return (
              <HitLine
                key={hit.key}
                id={idOf(own)}
                hit={hit}
                marked={own === active}
                onMark={() => onMark(hit.key)}
                onFollow={() => onFollow(hit.href)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface HitLineProps {
  id: string
  hit: Hit
  marked: boolean
  onMark: () => void
  onFollow: () => void
}

function HitLine({ id, hit, marked, onMark, onFollow }: HitLineProps) {
  return (
    // The field above has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      className={classes['hit']}
      onPointerMove={() => !marked && onMark()}
      onClick={onFollow}
    >
      {hit.icon}
      <bdi className={classes['name']}>{hit.name}</bdi>
      {hit.detail && <bdi className={classes['detail']}>{hit.detail}</bdi>}
      {hit.code && (
        <bdi dir="ltr" className={classes['code']}>
          {hit.code}
        </bdi>
      )}
    </div>
  )
}
