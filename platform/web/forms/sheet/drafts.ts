/** What one entry of a sheet says on the server; null where nothing has been saved. */
export type Saved<Value> = Value | null

/** What somebody chose here and has not saved, with what stood there when they began. */
export interface Draft<Value> {
  readonly mine: Value
  readonly seen: Saved<Value>
}

/**
 * How a draft stands to what is saved now. `changed`: somebody else saved another value meanwhile, so that both are to
 * be shown and one chosen; `same`: they saved what was chosen here; `own`: nobody else touched it.
 */
export type Standing = 'own' | 'same' | 'changed'

export function standingOf<Value>(
  draft: Draft<Value>,
  saved: Saved<Value>,
  same: (one: Saved<Value>, other: Saved<Value>) => boolean,
): Standing {
  if (same(draft.mine, saved)) return 'same'
  return same(draft.seen, saved) ? 'own' : 'changed'
}
