-- The competitions that were announced, as other modules may know of them.
create view competitions.competition_facts as
select id as competition_id, code as competition_code, state as competition_state from competitions.competition where state <> 'draft';
