import type { ReactNode } from 'react'
import type { ModuleName } from '../../text.ts'

export interface DialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** A drawer at the end of the page, for what is long; a dialog in its middle where not said. */
  readonly drawer?: boolean
  readonly size?: string
  readonly children: ReactNode
}

/** What is asked before something is done. */
export interface Question {
  readonly title: string
  readonly question: ReactNode
  readonly confirmLabel?: string | undefined
  readonly danger?: boolean | undefined
  readonly reason?: 'required' | 'optional' | undefined
  readonly reasonLabel?: string | undefined
  readonly module?: ModuleName | undefined
  /** The dialog stays open while it runs, and tells what it throws. */
  readonly run: (given: { reason: string }) => unknown
}
