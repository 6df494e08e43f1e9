import { useCallback, useRef, useState } from 'react'

export type SignupKind = 'trainee' | 'lightTrainee' | 'organization' | 'instructor'

/** A file that was uploaded, by its id. */
export interface FileKnown {
  readonly Name: string
  readonly Bytes: number
}

/** What this tab keeps of a registration on its way; never a password. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  readonly step: string
  /** The furthest step that was opened. */
  readonly reached: number
  readonly email: string
  /** While the mailed code is waited for. */
  readonly attemptId: string | null
  /** When the code was asked for, in milliseconds since 1970. */
  readonly sentAt: number
  /** The key of the proved address. */
  readonly key: string | null
  readonly files: Readonly<Record<string, FileKnown>>
  /** The number of a registration that waits for the academy. */
  readonly done: string | null
}

const nothing: Draft = {
  values: {},
  step: 'address',
  reached: 0,
  email: '',
  attemptId: null,
  sentAt: 0,
  key: null,
  files: {},
  done: null,
}

const keyOf = (kind: SignupKind) => `signup.${kind}`
const secret = ['Password', 'ConfirmPassword']

function read(kind: SignupKind): Draft {
  try {
    const kept = sessionStorage.getItem(keyOf(kind))
    return kept ? { ...nothing, ...(JSON.parse(kept) as Partial<Draft>) } : nothing
  } catch {
    return nothing
  }
}

export interface DraftKept {
  readonly draft: Draft
  readonly change: (some: Partial<Draft>) => void
  /** Forgets everything; with some, begins anew from it. */
  readonly clear: (some?: Partial<Draft>) => void
}

/** The draft of one kind of registration, in the tab's storage: it survives a reload and a change of the page. */
export function useDraft(kind: SignupKind): DraftKept {
  const [draft, setDraft] = useState(() => read(kind))
  const latest = useRef(draft)
  const keep = useCallback(
    (next: Draft) => {
      latest.current = next
      setDraft(next)
      const values = Object.fromEntries(Object.entries(next.values).filter(([name]) => !secret.includes(name)))
      sessionStorage.setItem(keyOf(kind), JSON.stringify({ ...next, values }))
    },
    [kind],
  )
  return {
    draft,
    change: useCallback((some) => keep({ ...latest.current, ...some }), [keep]),
    clear: useCallback((some = {}) => keep({ ...nothing, ...some }), [keep]),
  }
}
