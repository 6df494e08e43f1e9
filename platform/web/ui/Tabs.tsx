import { Badge, Tabs } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useAddress } from '../start/address.ts'
import { useFormat } from '../format.tsx'
import softStrip from './strip/SoftStrip.module.css'
import { useOpenOnStrip } from './strip/useOpenOnStrip.ts'
import classes from './Tabs.module.css'

export interface AddressTab {
  readonly key: string
  readonly label: string
  /** Rendered when its tab is open only. */
  readonly content: () => ReactNode
  readonly count?: number | undefined
}

/** Tabs whose choice stands in the address, so that a link, a reload and 'back' keep it. */
export function AddressTabs({
  tabs,
  param = 'tab',
  label,
}: {
  tabs: readonly AddressTab[]
  param?: string
  label?: string
}) {
  const format = useFormat()
  const first = tabs[0]?.key ?? ''
  const { values, change } = useAddress({ [param]: first } as Record<string, string>)
  const current = tabs.find((tab) => tab.key === values[param]) ?? tabs[0]
  const strip = useRef<HTMLDivElement>(null)
  useOpenOnStrip(strip, '[aria-selected=true]', current?.key)
  return (
    <Tabs value={current?.key ?? ''} onChange={(key) => key && change({ [param]: key })} keepMounted={false}>
      <Tabs.List
        ref={strip}
        data-scroll
        className={`${classes['list']} ${softStrip['soft']}`}
        {...(label && { 'aria-label': label })}
      >
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.key}
            value={tab.key}
            rightSection={
              tab.count ? (
                <Badge size="sm" variant="light" color="gray" circle={tab.count < 10} className={classes['count']!}>
                  {format.number(tab.count)}
                </Badge>
              ) : undefined
            }
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key} pt="md">
          {tab.key === current?.key && tab.content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
