/* Two people changed one list: what each did to it is brought together, entry by entry. */

type Entry = Readonly<Record<string, unknown>>
type List = readonly unknown[]

const said = (value: unknown) => JSON.stringify(value ?? null)
const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEntry = (value: unknown): value is Entry => isObject(value) && 'ID' in value
const isEntries = (list: List): list is readonly Entry[] => list.every(isEntry)
const isPlain = (list: List) => list.every((value) => typeof value === 'string' || typeof value === 'number')

/** The one field by which entries without a number of their own are told apart, as `FacilityID`; null where there is none. */
function nameOfKey(lists: readonly List[]): string | null {
  const first = lists.flat()[0]
  if (!isObject(first)) return null
  const names = Object.keys(first).filter((name) => name.endsWith('ID'))
  const name = names[0]
  if (names.length !== 1 || name === undefined || name === 'ID') return null
  const tellApart = (list: List) => {
    const keys = list.map((each) => (isObject(each) ? (each[name] ?? null) : null))
    return !keys.includes(null) && new Set(keys).size === keys.length
  }
  return lists.every(tellApart) ? name : null
}

/** What is new here has no number yet. */
const isNew = (value: unknown) => isEntry(value) && value['ID'] === null
const keyOf = (value: unknown) => said(isEntry(value) ? value['ID'] : value)
const find = (list: List, value: unknown) => list.find((each) => !isNew(each) && keyOf(each) === keyOf(value))

/** An entry that was deleted elsewhere is made anew, with all that belongs to it. */
const asNew = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => (isEntry(each) ? asNew(each) : each))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'ID' ? null : Array.isArray(each) ? asNew(each) : each]),
  )
}

/**
 * `base` with what was changed in `theirs` and in `mine`: entries with an `ID`, or with one other field that tells them
 * apart (`FacilityID`), or plain values. Where both changed the same field of an entry, `mine` stays; nothing that one
 * added, or changed while the other deleted it, is lost. Undefined for lists whose entries cannot be told apart.
 */
export function together(base: List, theirs: List, mine: List): unknown[] | undefined {
  const lists = [base, theirs, mine]
  const key = nameOfKey(lists)
  if (key !== null) {
    const numbered = lists.map((list) => list.map((each) => ({ ...(each as Entry), ID: (each as Entry)[key] })))
    const all = together(numbered[0]!, numbered[1]!, numbered[2]!) as readonly Entry[]
    // What was taken away elsewhere has lost no number of its own: it is what it names.
    return all.map(({ ID: _, ...each }) => each)
  }
  if (!lists.every(isEntries) && !lists.every(isPlain)) return undefined
  const kept = new Map<unknown, unknown>()
  for (const their of theirs) {
    const [was, here] = [find(base, their), find(mine, their)]
    if (here !== undefined) kept.set(keyOf(their), bothIn(was, their, here))
    else if (was === undefined || said(was) !== said(their)) kept.set(keyOf(their), their)
  }
  for (const here of mine) {
    if (isNew(here)) kept.set(here, here)
    else if (find(theirs, here) === undefined) {
      const was = find(base, here)
      if (was === undefined || said(was) !== said(here)) kept.set(keyOf(here), isEntry(here) ? asNew(here) : here)
    }
  }
  return inOrder(kept, ordersMatch(base, theirs) ? [mine, theirs] : [theirs, mine])
}

/** Whether those that stand in both stand in the same order. */
const ordersMatch = (base: List, theirs: List) => {
  const common = (list: List, other: List) => list.filter((each) => find(other, each) !== undefined).map(keyOf)
  return said(common(base, theirs)) === said(common(theirs, base))
}

/** In the order of the first list; what stands in the other alone follows what it followed there. */
function inOrder(kept: ReadonlyMap<unknown, unknown>, [first, other]: readonly [List, List]): unknown[] {
  const place = (value: unknown) => (isNew(value) ? value : keyOf(value))
  const order = first.map(place).filter((key) => kept.has(key))
  let former: unknown
  for (const value of other) {
    const key = place(value)
    if (kept.has(key) && !order.includes(key))
      order.splice(former === undefined ? 0 : order.indexOf(former) + 1, 0, key)
    if (order.includes(key)) former = key
  }
  return order.map((key) => kept.get(key))
}

function bothIn(was: unknown, their: unknown, here: unknown): unknown {
  if (said(was) === said(here)) return their
  if (said(was) === said(their) || said(their) === said(here)) return here
  if (Array.isArray(their) && Array.isArray(here)) return together(Array.isArray(was) ? was : [], their, here) ?? here
  if (!isObject(their) || !isObject(here)) return here
  const before = isObject(was) ? was : {}
  return Object.fromEntries(Object.keys(here).map((key) => [key, bothIn(before[key], their[key], here[key])]))
}
