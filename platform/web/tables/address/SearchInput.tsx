import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useKit } from '../../ui/useKit.ts'
import classes from '../table.module.css'

/** Searches 300 ms after the last letter. `/` brings the focus here from anywhere on the page. */
export function SearchInput({
  value,
  onChange,
  label,
}: {
  value: string
  onChange: (text: string) => void
  label?: string | undefined
}) {
  const kit = useKit()
  const phone = useIsPhone()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)

  useEffect(() => {
    if (typed === null) return
    if (typed.trim() === value) {
      if (typed === value) setTyped(null)
      return
    }
    const timer = setTimeout(() => onChange(typed.trim()), 300)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement
      const writes = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      if (writes || document.querySelector('[role="dialog"][aria-modal="true"]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <TextInput
      ref={input}
      type="search"
      className={classes['search']!}
      aria-label={label ?? kit('table.search')}
      placeholder={label ?? (phone ? kit('table.search') : kit('table.searchHint'))}
      leftSection={<IconSearch size="1rem" stroke={1.6} aria-hidden />}
      rightSection={
        value || typed ? (
          <CloseButton
            size="sm"
            aria-label={kit('clear')}
            onClick={() => {
              setTyped(null)
              onChange('')
              input.current?.focus()
            }}
          />
        ) : undefined
      }
      maxLength={100}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== value) onChange(typed.trim())
        setTyped(null)
      }}
    />
  )
}
