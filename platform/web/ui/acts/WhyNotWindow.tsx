import type { Right } from '#platform/shared/access.ts'
import { grantersOf } from '#platform/shared/granting.ts'
import type { PressedButton } from '../pressed/onPress.tsx'
import { PressedWindow } from '../pressed/Pressed.tsx'
import { WhyNotFacts } from './WhyNotFacts.tsx'

export interface WhyNotWindowProps {
  readonly button: PressedButton
  readonly label: string
  readonly needs: readonly Right[]
}

/** What is missing, and who can grant it. */
export function WhyNotWindow({ button, label, needs }: WhyNotWindowProps) {
  return (
    <PressedWindow button={button} label={label} width="min(22rem, 92vw)" position="bottom-end">
      <WhyNotFacts needs={needs} grantedBy={grantersOf(needs)} />
    </PressedWindow>
  )
}
