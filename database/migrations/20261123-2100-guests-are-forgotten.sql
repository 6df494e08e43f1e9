-- Who came to an event is kept for so many months; then only that a request was there, how it was decided and whether
-- somebody came.
alter table occasions.guest add column erased_at timestamptz;
create index guest_not_erased on occasions.guest (occasion_id) where erased_at is null;
