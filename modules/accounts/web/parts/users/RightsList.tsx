import { Button, Checkbox } from '@mantine/core'
import { IconCheck, IconChevronDown, IconMinus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { permissions, type Permission, type Role } from '#platform/shared/access.ts'
import { mayGrant, opensNothingNewTo, type Granter } from '#platform/shared/granting.ts'
import { useCall } from '#platform/web/data.ts'
import { webModules } from '#platform/web/screens.ts'
import { useText } from '#platform/web/text.ts'
import { getActions } from '../../../contract/opened.ts'
import { OpenedList } from './OpenedList.tsx'
import { type Action, actionsOpenTo, screensOpenTo } from './opens.ts'
import classes from './RightsList.module.css'

export interface RightsListProps {
  /** The role that the permissions come on top of. */
  readonly role: Role | null
  readonly held: readonly Permission[]
  /** Left out, nothing can be changed. */
  readonly edit?: { readonly granter: Granter; onChange(held: Permission[]): void }
}

/** The eleven permissions: whether they are given, what each is for, and what it opens. */
export function RightsList({ role, held, edit }: RightsListProps) {
  const { data } = useCall(getActions, {}, { freshFor: 600_000 })
  const toggle = (permission: Permission, given: boolean) =>
    edit?.onChange(permissions.filter((each) => (each === permission ? given : held.includes(each))))
  return (
    <ul className={classes['list']}>
      {permissions.map((permission) => (
        <RightLine
          key={permission}
          permission={permission}
          role={role}
          given={held.includes(permission)}
          actions={data?.Items ?? []}
          {...(edit && {
            mayChange: mayGrant(edit.granter, permission),
            onToggle: (given: boolean) => toggle(permission, given),
          })}
        />
      ))}
    </ul>
  )
}

interface RightLineProps {
  readonly permission: Permission
  readonly role: Role | null
  readonly given: boolean
  readonly actions: readonly Action[]
  readonly mayChange?: boolean
  readonly onToggle?: (given: boolean) => void
}

function RightLine({ permission, role, given, actions, mayChange = false, onToggle }: RightLineProps) {
  const t = useText('users')
  const platform = useText('platform')
  const rights = useText('rights')
  const [open, setOpen] = useState(false)
  const id = useId()
  const screens = screensOpenTo(webModules().screens, [permission])
  const opened = actionsOpenTo(actions, [permission])
  const label = platform(`permissions.${permission}`)
  return (
    <li className={classes['line']}>
      {onToggle ? (
        <Checkbox
          checked={given}
          disabled={!mayChange}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          aria-label={label}
          aria-describedby={`${id}-why`}
          className={classes['mark']!}
        />
      ) : (
        <span className={classes['mark']} data-given={given || undefined}>
          {given ? <IconCheck size="1.1rem" aria-hidden /> : <IconMinus size="1.1rem" aria-hidden />}
          <span className={classes['hidden']}>{given ? t('rights.given') : t('rights.notGiven')}</span>
        </span>
      )}
      <div className={classes['words']}>
        <span className={classes['label']}>{label}</span>
        <span id={`${id}-why`} className={classes['why']}>
          {rights(`permissions.${permission}`)}
          {onToggle && !mayChange && <> {t('onlyAdmin')}</>}
        </span>
        {role && opensNothingNewTo(role, permission) && (
          <span className={classes['why']}>{t('rights.alreadyOpen')}</span>
        )}
        <div id={`${id}-opens`} className={classes['opens']} hidden={!open}>
          {open && <OpenedList screens={screens} actions={opened} />}
        </div>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes['toggle']!}
        aria-expanded={open}
        aria-controls={`${id}-opens`}
        rightSection={<IconChevronDown size="0.9rem" className={classes['arrow']} data-open={open || undefined} />}
        onClick={() => setOpen(!open)}
      >
        {t('rights.opens')}
        <span className={classes['hidden']}>: {label}</span>
      </Button>
    </li>
  )
}
