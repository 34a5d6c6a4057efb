/** @hello-pangea/dnd, the successor of react-beautiful-dnd: two lists. */
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { createRoot } from 'react-dom/client';
import { useReported } from '../pages/use-reported.js';

function App() {
  const [lists, set] = useReported('lists', { left: ['alpha', 'beta', 'gamma'], right: ['delta'] });
  const onDragEnd = ({ source, destination }) => {
    if (!destination) return;
    const next = { left: [...lists.left], right: [...lists.right] };
    const [item] = next[source.droppableId].splice(source.index, 1);
    next[destination.droppableId].splice(destination.index, 0, item);
    set(next);
  };
  return (
    <DragDropContext onDragEnd={onDragEnd}>
      <div style={{ display: 'flex', gap: 40 }}>
        {Object.entries(lists).map(([id, items]) => (
          <Droppable key={id} droppableId={id}>
            {({ innerRef, droppableProps, placeholder }) => (
              <div
                ref={innerRef}
                {...droppableProps}
                id={id}
                style={{ width: 200, minHeight: 200, border: '1px solid' }}
              >
                {items.map((item, index) => (
                  <Draggable key={item} draggableId={item} index={index}>
                    {(drag) => (
                      <div
                        ref={drag.innerRef}
                        {...drag.draggableProps}
                        {...drag.dragHandleProps}
                        style={{ padding: 10, border: '1px dotted', ...drag.draggableProps.style }}
                      >
                        {item}
                      </div>
                    )}
                  </Draggable>
                ))}
                {placeholder}
              </div>
            )}
          </Droppable>
        ))}
      </div>
    </DragDropContext>
  );
}

createRoot(document.getElementById('app')).render(<App />);
