import { Suspense } from 'react'
import type { Right, Role } from '#platform/shared/access.ts'
import { formatOf } from '../../format.ts'
import { rightKey } from '../../words/right-words.ts'
import { useRoleName } from '../../words/role-words.ts'
import { webModules } from '../../screens.ts'
import { useRights, useUser } from '../../session.ts'
import { type Translate, useLanguage, useText } from '../../text.ts'
import { beside } from '../states/beside.ts'
import classes from './WhyNotFacts.module.css'

export interface WhyNotFactsProps {
  /** One of these opens it. */
  readonly needs: readonly Right[]
  readonly grantedBy: readonly Role[]
}

/** What people call a role or a permission. */
export function useRightWord(): (right: Right) => string {
  const t = useText('platform') as Translate
  return (right) => t.maybe(rightKey(right), right)
}

/** Why somebody is refused: what opens it, what they have, who can grant what is missing and how to reach them. */
export function WhyNotFacts({ needs, grantedBy }: WhyNotFactsProps) {
  const t = useText('platform')
  const word = useRightWord()
  const { list } = formatOf(useLanguage())
  const own = useRights()
  const user = useUser()
  const roleName = useRoleName()
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('why.needs')}</dt>
        <dd>
          <ul className={classes['rights']}>
            {needs.map((right) => (
              <li key={right}>{word(right)}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{t('why.have')}</dt>
        <dd>{list(own.map((right) => (right === user?.userRole ? roleName(right, user.gender) : word(right))))}</dd>
      </div>
      <div>
        <dt>{t('why.grantedBy')}</dt>
        <dd>
          {list(grantedBy.map(word))}
          {own[0] !== 'anonymous' && <Whom grantedBy={grantedBy} />}
        </dd>
      </div>
    </dl>
  )
}

const WhomToAsk = beside(() => webModules().whomToAsk!())

/** The academy's own people and address, where a module knows them. */
const Whom = ({ grantedBy }: { grantedBy: readonly Role[] }) =>
  webModules().whomToAsk && (
    <Suspense>
      <WhomToAsk grantedBy={grantedBy} />
    </Suspense>
  )
