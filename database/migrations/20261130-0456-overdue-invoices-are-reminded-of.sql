-- On which day whoever owes an invoice was last reminded of it, where nothing but its age says that it is overdue.
alter table billing.invoice add column reminded_on date;

-- As before, and beside its state the day of the last reminder changes.
create or replace function billing.keep_issued() returns trigger language plpgsql as $$
declare
  may_change text[] := '{state,version,reminded_on}';
begin
  if old.not_asked_since is null then
    may_change := may_change || 'not_asked_since'::text;
  end if;
  if new.payer_trainee_id is distinct from old.payer_trainee_id
    and exists (select from people.trainee where id = old.payer_trainee_id and merged_into = new.payer_trainee_id)
    and exists (select from billing.printed_person where invoice_id = old.id) then
    may_change := may_change || 'payer_trainee_id'::text;
  end if;
  if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change
    or (old.state = 'void' and new.state <> 'void') then
    raise exception 'invoice % is kept as it was issued', old.number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
