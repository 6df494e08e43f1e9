import { type ComponentType, useEffect, useState } from 'react'
import { webModules } from '../../screens.ts'
import { currentSession } from '../../session.ts'
import classes from '../table.module.css'
import type { ListOfViews } from './list-of-views.ts'

/** Milliseconds. */
const beforeNextTry = 5_000
let part: ComponentType<ListOfViews> | null = null

/** The menu of the list's named views, of whoever is signed in: fetched when the rows are there, never before them. */
export function ListViews({ hasCome, ...list }: ListOfViews & { readonly hasCome: boolean }) {
  const load = currentSession() ? webModules().listViews : undefined
  const [Menu, setMenu] = useState(() => part)
  const isAsked = hasCome && !Menu && load !== undefined
  useEffect(() => {
    if (!isAsked) return undefined
    let next: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const found = (menu: ComponentType<ListOfViews>) => {
      part = menu
      if (!isGone) setMenu(() => menu)
    }
    // Where the line is cut the list goes on without its views.
    const ask = () =>
      void load!().then(
        ({ default: menu }) => found(menu),
        () => (next = isGone ? undefined : setTimeout(ask, beforeNextTry)),
      )
    ask()
    return () => {
      isGone = true
      clearTimeout(next)
    }
  }, [isAsked])
  return load && <div className={classes['views']}>{Menu && <Menu {...list} />}</div>
}
