import { useState, type ReactNode } from 'react'

interface Props {
  /** Null where there is none. */
  readonly address: string | null | undefined
  readonly className?: string | undefined
  /** For who does not see it; a decoration where not said. */
  readonly description?: string
  readonly instead?: ReactNode
}

/** A picture on paper; `instead` where there is none, and where its file is gone: an empty frame would be printed. */
export function PaperImage({ address, className, description = '', instead = null }: Props) {
  const [lost, setLost] = useState<string | null>(null)
  if (!address || address === lost) return instead
  return <img src={address} alt={description} className={className} onError={() => setLost(address)} />
}
