-- Whoever is in an account may give up what it asked for; the letter to its old address stays good, so the request stays too.
alter table accounts.address_change add column given_up_at timestamptz;
drop index accounts.address_change_pending;
create unique index address_change_pending on accounts.address_change (account_id)
  where done_at is null and given_up_at is null;
