/** dnd-kit: a list, one that waits for a hold, and a board of two columns. */
import {
  closestCenter,
  closestCorners,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { createRoot } from 'react-dom/client';
import { report } from './report.js';
import { useReported } from './use-reported.js';

function Item({ id }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  return (
    <div
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      style={{
        transform: moved,
        transition,
        padding: 8,
        margin: 4,
        border: '1px solid',
        touchAction: 'none',
      }}
    >
      {id}
    </div>
  );
}

function List({ name, first, constraint }) {
  const [items, set] = useReported(name, first);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: constraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }) =>
    over && set(arrayMove(items, items.indexOf(active.id), items.indexOf(over.id)));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {items.map((id) => (
          <Item key={id} id={id} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function Card({ id }) {
  const { attributes, listeners, setNodeRef, transform } = useDraggable({ id });
  return (
    <div
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        padding: 6,
        margin: 4,
        background: '#ddd',
      }}
    >
      {id}
    </div>
  );
}

function Column({ id, children }) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <div ref={setNodeRef} id={id} style={{ width: 150, minHeight: 160, border: '1px dashed' }}>
      <b>{id}</b>
      {children}
    </div>
  );
}

function Board() {
  const [places, set] = useReported('places', { Write: 'todo', Test: 'todo', Ship: 'done' });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      onDragEnd={({ active, over }) => over && set({ ...places, [active.id]: over.id })}
    >
      <div style={{ display: 'flex', gap: 16 }}>
        {['todo', 'doing', 'done'].map((column) => (
          <Column key={column} id={column}>
            {Object.keys(places)
              .filter((id) => places[id] === column)
              .map((id) => (
                <Card key={id} id={id} />
              ))}
          </Column>
        ))}
      </div>
    </DndContext>
  );
}

function Trash() {
  const { attributes, listeners, setNodeRef, transform } = useDraggable({ id: 'note' });
  const bin = useDroppable({ id: 'bin' });
  return (
    <div style={{ display: 'flex', gap: 200 }}>
      <button
        type="button"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined }}
      >
        note
      </button>
      <div ref={bin.setNodeRef} style={{ width: 80, height: 60, border: '1px solid' }}>
        bin
      </div>
    </div>
  );
}

createRoot(document.getElementById('app')).render(
  <div style={{ display: 'flex', gap: 24 }}>
    <div style={{ width: 160 }}>
      <List name="fast" first={['one', 'two', 'three', 'four', 'five']} constraint={{ distance: 8 }} />
    </div>
    <div style={{ width: 160 }}>
      <List name="slow" first={['ant', 'bee', 'cat', 'dog']} constraint={{ delay: 250, tolerance: 5 }} />
    </div>
    <div>
      <Board />
      <DndContext onDragEnd={({ over }) => report({ binned: over?.id ?? null })}>
        <Trash />
      </DndContext>
    </div>
  </div>,
);
