-- Since when an account has its address; null: since there is the account. What was sent there before is whoever's had it.
alter table accounts.account add column address_since timestamptz;
-- The same of the address that was given up: whoever takes it back has it since then.
alter table accounts.address_change add column former_since timestamptz;

-- Addresses that were proved after a change say so in the audit.
update accounts.account a set address_since = c.since
from (select subject_id, after->>'email' as email, max(at) as since from platform.audit
  where kind = 'accounts.confirmAddress' and subject_type = 'account' group by 1, 2) c
where c.subject_id = a.id and c.email = a.email;
