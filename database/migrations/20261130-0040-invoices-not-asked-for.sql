-- What an invoice is about was called off while a proof of a payment waits: nothing more is asked for, and the proof is
-- still decided. Empty: what is owed on it is asked for.
alter table billing.invoice add column not_asked_since timestamptz;

-- As before, and that it is asked for no more is said once.
create or replace function billing.keep_issued() returns trigger language plpgsql as $$
declare
  may_change text[] := '{state,version}';
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

update billing.invoice i set not_asked_since = q.state_since
from requests.course_request q
where i.subject_kind = 'courseRequest' and q.id = i.subject_id and i.state = 'sent' and q.state = 'cancelled';

-- Of registrations: who has left with a proof that waits, and what an organization owed for a place that the academy ended itself.
update billing.invoice i set not_asked_since = coalesce(r.money_since, now())
from registration.registration r
where i.subject_kind = 'registration' and r.id = i.subject_id and i.state = 'sent'
  and r.main in ('rejected', 'withdrawn', 'cancelled')
  and (r.money = 'proofUploaded' or (r.main = 'cancelled' and r.money = 'creditApproved' and r.proof_waits
    and (select m.actor_id from registration.move m where m.registration_id = r.id and m.track = 'main' order by m.id desc limit 1) is null));
