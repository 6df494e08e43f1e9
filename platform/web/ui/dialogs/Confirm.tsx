import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ModuleName } from '../../text.ts'
import { useAsk } from './Ask.tsx'
import { useKit } from '../useKit.ts'

export interface ConfirmButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string
  readonly question?: ReactNode
  readonly danger?: boolean
  readonly reason?: 'required' | 'optional'
  readonly reasonLabel?: string
  readonly confirmLabel?: string
  readonly module?: ModuleName
  readonly onConfirm: (given: { reason: string }) => unknown
}

/** A button that asks before it acts; a refusal is said in the dialog. Dangerous ones are outlined red. */
export function ConfirmButton({
  label,
  question,
  danger = false,
  reason,
  reasonLabel,
  confirmLabel,
  module,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const kit = useKit()
  const { ask, dialog } = useAsk()
  const open = () =>
    ask({
      title: label,
      question: question ?? kit('ask.sure'),
      confirmLabel: confirmLabel ?? label,
      danger,
      reason,
      reasonLabel,
      module,
      run: onConfirm,
    })
  return (
    <>
      <Button variant={danger ? 'outline' : 'default'} {...(danger && { color: 'red' })} {...button} onClick={open}>
        {label}
      </Button>
      {dialog}
    </>
  )
}
